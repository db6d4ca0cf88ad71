// The endpoints to which notifications may be sent.
#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>

#include "push/send.h"

namespace trictrac {
namespace endpoint_test {

bool is_public4(const char* text) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  EXPECT_EQ(inet_pton(AF_INET, text, &address.sin_addr), 1) << text;
  return is_public(reinterpret_cast<const sockaddr&>(address));
}

bool is_public6(const char* text) {
  sockaddr_in6 address{};
  address.sin6_family = AF_INET6;
  EXPECT_EQ(inet_pton(AF_INET6, text, &address.sin6_addr), 1) << text;
  return is_public(reinterpret_cast<const sockaddr&>(address));
}

TEST(Endpoint, OnlyAddressesOfTheInternetArePublic) {
  for (const char* open :
       {"1.1.1.1", "9.255.255.255", "11.0.0.1", "100.128.0.1", "172.32.0.1", "192.169.0.1"})
    EXPECT_TRUE(is_public4(open)) << open;
  for (const char* shut :
       {"0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.0.1", "169.254.169.254", "172.16.0.1",
        "172.31.255.255", "192.168.1.1", "192.0.0.8", "198.18.0.1", "224.0.0.1", "255.255.255.255"})
    EXPECT_FALSE(is_public4(shut)) << shut;
  for (const char* open : {"2606:4700::1111", "2a00:1450:4001::200e"}) EXPECT_TRUE(is_public6(open)) << open;
  for (const char* shut : {"::", "::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "fe80::1", "fd00::1",
                           "2002:7f00:1::", "2001::1", "2001:db8::1", "ff02::1"})
    EXPECT_FALSE(is_public6(shut)) << shut;
}

TEST(Endpoint, IsAnAddressOfAPushService) {
  EXPECT_FALSE(endpoint_fault("https://push.example/a/b?c=d", EndpointReach::Public));
  for (const char* wrong :
       {"http://push.example/a", "https://", "https:///a", "https://a@b/c", "https://%31%32%37.0.0.1/a",
        "push.example", "https://push.example/a b", "file:///etc/passwd"})
    EXPECT_TRUE(endpoint_fault(wrong, EndpointReach::Public)) << wrong;
  EXPECT_TRUE(endpoint_fault("https://push.example/" + std::string(1000, 'a'), EndpointReach::Public));
  EXPECT_FALSE(endpoint_fault("http://127.0.0.1:1/a", EndpointReach::Anywhere));
  for (const char* open : {"https://push.example:443/a", "https://8.8.8.8/a", "https://[2606:4700::1111]/a"})
    EXPECT_EQ(endpoint_fault(open, EndpointReach::Public), std::nullopt) << open;
  for (const char* shut :
       {"https://127.0.0.1/a", "https://127.1/a", "https://2130706433/a", "https://0x7f.0.0.1/a",
        "https://0177.0.0.1/a", "https://10.1.2.3/a", "https://169.254.169.254/latest", "https://[::1]/a",
        "https://[::ffff:127.0.0.1]/a", "https://[fe80::1]/a", "https://localhost/a", "https://intranet/a"})
    EXPECT_EQ(endpoint_fault(shut, EndpointReach::Public), "must be at an address of the internet") << shut;
  for (const char* port :
       {"https://push.example:22/a", "https://push.example:80/a", "https://[2606:4700::1111]:22/a"})
    EXPECT_EQ(endpoint_fault(port, EndpointReach::Public), "must be at port 443") << port;
  EXPECT_EQ(origin_of("https://push.example:8443/a/b"), "https://push.example:8443");
  EXPECT_EQ(origin_of("https://push.example"), "https://push.example");
}

// The addresses of a name are checked before anything is sent there.
TEST(Endpoint, NothingIsSentIntoTheHouseItself) {
  const auto browser = KeyPair::make();
  const auto sent_to = [&](const char* endpoint) {
    return send_push({endpoint, browser->point(), std::string(16, 'a')}, {"text"}, {*KeyPair::make()}, 0,
                     [] { return false; });
  };
  const PushAnswer by_name = sent_to("https://push.localhost/a");
  EXPECT_EQ(by_name.kind, PushAnswer::Kind::Refused);
  EXPECT_EQ(by_name.why, "its host is at no public address");
  for (const char* own :
       {"https://127.0.0.1/a", "https://localhost/a", "https://[::1]/a", "https://push.example:1/a"})
    EXPECT_EQ(sent_to(own).kind, PushAnswer::Kind::Gone) << own;
}

}  // namespace endpoint_test
}  // namespace trictrac
